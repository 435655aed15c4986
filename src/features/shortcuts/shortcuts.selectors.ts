/**
 * The part of the root state that this feature reads; it belongs to the help, whose dialog has the switch.
 */
interface ShortcutsRootState {
  readonly screen: { readonly help: { readonly singleLetterKeys: boolean } };
}

/** Whether keys that are one character work (WCAG 2.1.4). */
export const selectSingleLetterKeys = ({ screen }: ShortcutsRootState): boolean =>
  screen.help.singleLetterKeys;
