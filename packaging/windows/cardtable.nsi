; The installer for Windows: for the person who runs it alone, without an administrator's rights.
;
;   makensis -DVERSION=… -DNUMBERS=1.2.3.4 -DPAYLOAD=<frozen folder> -DICON=<file.ico> -DOUTPUT=<setup.exe>
;            -DTARGET=x86-unicode cardtable.nsi
;
; installers/windows.py does that. What it writes: the chosen folder, an entry in the Start menu, the kind of file
; .cardtable, and the entry in the list of installed programs. Saved parties lie elsewhere and are never touched.

SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

!ifndef VERSION | NUMBERS | PAYLOAD | ICON | OUTPUT | TARGET
  !error "VERSION, NUMBERS, PAYLOAD, ICON, OUTPUT and TARGET must be defined"
!endif

Target ${TARGET}

!define PROGRAM "cardtable"
!define PROG_ID "cardtable.record"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${PROGRAM}"
!define CLASSES "Software\Classes"

Name "${PROGRAM}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${PROGRAM}"
; Where it was installed before.
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "${PROGRAM} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${PROGRAM}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${PROGRAM} ${VERSION}"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}.exe"
!define MUI_FINISHPAGE_NOAUTOCLOSE

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is taken where neither is the person's.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString Running ${LANG_ENGLISH} "cardtable is running. Close it and try again."
LangString Running ${LANG_GERMAN} "cardtable läuft noch. Schließen Sie es und versuchen Sie es noch einmal."
LangString TooOld ${LANG_ENGLISH} "cardtable needs a 64-bit Windows 10 or later."
LangString TooOld ${LANG_GERMAN} "cardtable braucht ein Windows 10 oder neuer mit 64 Bit."
LangString Kind ${LANG_ENGLISH} "cardtable record"
LangString Kind ${LANG_GERMAN} "cardtable-Aufzeichnung"

; A running program cannot be written to; a program that is not there cannot be running.
!macro REQUIRE_CLOSED FILE
  ${If} ${FileExists} "${FILE}"
    ClearErrors
    FileOpen $0 "${FILE}" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(Running)" /SD IDOK
      SetErrorLevel 5
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; Everything that this or an earlier version put into the folder, and nothing that a person may have put there.
!macro REMOVE_FILES
  Delete "$INSTDIR\${PROGRAM}.exe"
  Delete "$INSTDIR\${PROGRAM}-worker.exe"
  Delete "$INSTDIR\${PROGRAM}.cdx.json"
  RMDir /r "$INSTDIR\_internal"
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    SetErrorLevel 4
    Abort
  ${EndIf}
FunctionEnd

; Has the program open the files with a suffix.
!macro BIND SUFFIX
  WriteRegStr HKCU "${CLASSES}\.${SUFFIX}" "" "${PROG_ID}"
  WriteRegStr HKCU "${CLASSES}\.${SUFFIX}" "Content Type" "application/x-cardtable"
  WriteRegStr HKCU "${CLASSES}\.${SUFFIX}\OpenWithProgids" "${PROG_ID}" ""
!macroend

; The suffix may belong to another program by now.
!macro UNBIND SUFFIX
  ReadRegStr $0 HKCU "${CLASSES}\.${SUFFIX}" ""
  ${If} $0 == "${PROG_ID}"
    DeleteRegKey HKCU "${CLASSES}\.${SUFFIX}"
  ${Else}
    DeleteRegValue HKCU "${CLASSES}\.${SUFFIX}\OpenWithProgids" "${PROG_ID}"
  ${EndIf}
!macroend

Section "-${PROGRAM}"
  !insertmacro REQUIRE_CLOSED "$INSTDIR\${PROGRAM}.exe"
  !insertmacro REQUIRE_CLOSED "$INSTDIR\${PROGRAM}-worker.exe"
  !insertmacro REMOVE_FILES
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${PROGRAM}.lnk" "$INSTDIR\${PROGRAM}.exe" "" "$INSTDIR\${PROGRAM}.exe" 0

  !insertmacro BIND "cardtable"
  !insertmacro BIND "cardgame"
  !insertmacro BIND "cardrules"
  WriteRegStr HKCU "${CLASSES}\${PROG_ID}" "" "$(Kind)"
  WriteRegStr HKCU "${CLASSES}\${PROG_ID}\DefaultIcon" "" '"$INSTDIR\${PROGRAM}.exe",0'
  WriteRegStr HKCU "${CLASSES}\${PROG_ID}\shell\open\command" "" '"$INSTDIR\${PROGRAM}.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The cardtable developers"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  ; Tells the desktop that kinds of files have changed (SHCNE_ASSOCCHANGED).
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  !insertmacro REQUIRE_CLOSED "$INSTDIR\${PROGRAM}.exe"
  !insertmacro REQUIRE_CLOSED "$INSTDIR\${PROGRAM}-worker.exe"
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\uninstall.exe"
  ; Stays if a person keeps something there.
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${PROGRAM}.lnk"
  !insertmacro UNBIND "cardtable"
  !insertmacro UNBIND "cardgame"
  !insertmacro UNBIND "cardrules"
  DeleteRegKey HKCU "${CLASSES}\${PROG_ID}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
