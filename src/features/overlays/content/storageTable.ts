/** Something that this page stores in the browser. */
export interface StoredItem {
  /** The name it is stored under. */
  readonly key: string;
  readonly what: string;
  readonly until: string;
}

export interface StoredPlace {
  readonly place: string;
  readonly items: readonly StoredItem[];
}

const UNTIL_DELETED = 'Until you delete this site’s data';

/** Everything that is stored; a test looks for keys in the source that are missing here. */
export const STORED: readonly StoredPlace[] = [
  {
    place: 'Session storage (this tab)',
    items: [
      {
        key: 'marcus_session',
        what: 'Session number, times of start and last use; obfuscated',
        until:
          'Until the session ends or the tab is closed; invalid after 30 minutes without input',
      },
      {
        key: 'marcus.openWork',
        what: 'Which saved article is open, to open it again after a reload',
        until: 'Until it is closed, or the tab is',
      },
      {
        key: 'marcus.library',
        what: 'Which articles of the library wait to be read, and which files were refused',
        until: 'Until they are read or removed, or the tab is closed',
      },
      {
        key: 'marcus.servicesPage',
        what: 'If you went on in this browser without the services: the page with them, for the way back',
        until: 'Until you go back, or the tab is closed',
      },
    ],
  },
  {
    place: 'Local storage (this browser)',
    items: [
      { key: 'marcus.theme', what: 'Dark or light', until: UNTIL_DELETED },
      {
        key: 'marcus.visited',
        what: 'That the start screen has been shown; later visits show it more briefly',
        until: UNTIL_DELETED,
      },
      { key: 'marcus.columnWidths', what: 'Column widths', until: UNTIL_DELETED },
      {
        key: 'marcus.betaNoticeDismissed',
        what: 'That the beta notice was dismissed',
        until: UNTIL_DELETED,
      },
      {
        key: 'marcus.singleLetterKeys',
        what: 'Whether single-letter keys are on',
        until: UNTIL_DELETED,
      },
      {
        key: 'marcus.readByItself',
        what: 'Whether articles are read as soon as they are opened',
        until: UNTIL_DELETED,
      },
      {
        key: 'marcus.lookUpNames',
        what: 'Whether the structures of names are looked up',
        until: UNTIL_DELETED,
      },
      {
        key: 'marcus.export',
        what: 'What was exported last: which compounds, format, columns',
        until: UNTIL_DELETED,
      },
      {
        key: 'marcus.reviewer',
        what: 'The name that your judgements carry, if you gave one',
        until: UNTIL_DELETED,
      },
      {
        key: 'marcus.unwritten.',
        what: 'When you leave the page: changes in your work that may not be in IndexedDB yet',
        until: 'Until they are written there, as a rule at once or at the next start',
      },
      {
        key: 'marcus.lookups',
        what: 'Whether the submission dialog looks up articles and compounds automatically',
        until: 'Until you switch it off',
      },
      {
        key: 'marcus.languageModel',
        what: 'Only with ‘Keep the key in this browser’: your key for a language model, not encrypted',
        until: 'Until you remove the key',
      },
      {
        key: 'marcus.coconut',
        what: 'Only with ‘Stay signed in’: the COCONUT token',
        until: 'Until you sign out',
      },
    ],
  },
  {
    place: 'IndexedDB (this browser)',
    items: [
      {
        key: 'marcus-work',
        what: 'Saved work: the PDF, its text, cut-outs, structures, drafts of submissions',
        until: 'Until you remove the article in the library, or delete this site’s data',
      },
    ],
  },
  {
    place: 'Cache storage (this browser)',
    items: [
      {
        key: 'marcus-files',
        what: 'Only on a page that works without a network: MARCUS itself, its programs and word lists; nothing of yours',
        until: 'Until a newer version replaces them, or you delete this site’s data',
      },
    ],
  },
];
