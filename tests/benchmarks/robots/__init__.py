"""Public programs as engines of ``cardtable simulate``: they are asked in their own terms and answer in ours.

The programs themselves are not part of this repository; each adapter says where its program is found.
"""
