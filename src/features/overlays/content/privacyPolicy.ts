/** The day of the policy's last change, ISO 8601. Update it with every change of the text below. */
export const LAST_UPDATED = '2026-11-26';

/** The table below a section's text. */
export type PolicyTable = 'storage' | 'recipients';

export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** In their place, where the services run in the page itself. */
  readonly inBrowser?: readonly string[];
  readonly table?: PolicyTable;
  readonly links?: readonly ('lab' | 'issues' | 'register')[];
}

export const SUMMARY =
  'MARCUS is used without an account and without a name. Your article is sent to the MARCUS services, which read it. Everything else stays in your browser until you ask for it to be sent.';

export const SUMMARY_IN_BROWSER =
  'MARCUS is used without an account and without a name. Here, this page reads your article by itself: the article and everything made of it stay in your browser until you ask for something to be sent.';

/** The sections of docs/requirements/session.md S2.PRIV.2. */
export const POLICY: readonly PolicySection[] = [
  {
    id: 'collected',
    title: 'Data we collect',
    paragraphs: [
      'The article you upload, what is read from it (text, names, drawings, structures), and what you make of it: selections, marks, edits, the form of a submission. None of it has to be about you, though an article names its authors.',
      'For the queue the services give your browser tab a random session number. It is sent with every request to them and ends with the session. As with any website, the server that answers also sees your network address and the kind of browser.',
      'There is no advertising, no analytics and no tracking. A log of session events (at most 50) and a trace of your latest steps are kept in the page’s memory only. They are gone when the page is closed, and leave it only as a file that you save yourself.',
    ],
    inBrowser: [
      'What this page reads from the article you open (text, names, drawings, structures), and what you make of it: selections, marks, edits, the form of a submission. All of it stays in your browser, except what you ask to be sent to a recipient listed under Sharing.',
      'The server that this page came from sends its files, among them those of the recognition programs when they are first needed. As with any website, it sees your network address, the kind of browser, and which files are asked for; it gets nothing of your article, and no key of yours.',
      'There is no advertising, no analytics and no tracking. A log of session events (at most 50) and a trace of your latest steps are kept in the page’s memory only. They are gone when the page is closed, and leave it only as a file that you save yourself.',
    ],
  },
  {
    id: 'usage',
    title: 'How it is used',
    paragraphs: [
      'To do what you ask for: read the article, recognise structures, draw, compare and identify them, and count molecules or submit one to COCONUT. The session number is used to share the few places fairly among users.',
      'Operators of a remote installation may use anonymised data to improve recognition models. The local services do not.',
    ],
    inBrowser: [
      'To do what you ask for: read the article, recognise structures, draw, compare and identify them, and count molecules or submit one to COCONUT. No recognition model is improved with it.',
    ],
  },
  {
    id: 'storage',
    title: 'Storage and retention',
    paragraphs: [
      'On the services: started with `npm start` they run on your own machine, write uploads to a temporary folder that only your user account can open, and delete a session’s files when it ends: when you leave, or after five minutes without contact. What they found in an article stays in their memory for up to twelve hours, so that the same file need not be read again, and is gone when they stop. A remote installation keeps files for as long as its operator decides, possibly beyond the session.',
      'In your browser: the following, the cookie described under Cookies, and nothing else. It stays on this device. To clear saved work, press ‘MARCUS Active’ in the header and remove individual articles, or all. To clear everything, delete the data of this site in the browser’s settings.',
    ],
    inBrowser: [
      'While a tab is open, the article and the pictures cut from it are kept in the browser’s private files for this site. They are deleted when you leave or close the article’s session, at the latest when this page is opened again.',
      'Beyond that, the following is kept in your browser, and nothing else. It stays on this device. To clear saved work, press ‘MARCUS Active’ in the header and remove individual articles, or all. To clear everything, delete the data of this site in the browser’s settings.',
    ],
    table: 'storage',
  },
  {
    id: 'sharing',
    title: 'Sharing',
    paragraphs: [
      'Nothing is sold or passed on. Data leaves this page only for the following recipients, each time for the stated reason.',
    ],
    table: 'recipients',
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      'What is in your browser is under your control: you can see it there, and clear it as described under Storage. You can download work that you want to keep at any time.',
      'You may ask whoever runs the services for access to your data, for its correction or deletion, and object to its use. As there are no accounts, tell them the time and the file name. You may also complain to a data protection authority.',
    ],
    inBrowser: [
      'What is in your browser is under your control: you can see it there, and clear it as described under Storage. You can download work that you want to keep at any time. Nobody else has any of it, except what you had sent to a recipient listed under Sharing.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    paragraphs: [
      'The services set one cookie, marcus_session_id, which holds the number of the latest session, for programs that do not send that number themselves. This page sends it and does not need the cookie. No script can read the cookie and no page of another site sends it; it is deleted when that session ends or the browser is closed. This page uses the browser’s storage as listed above, for functions that you use. A remote installation may set cookies of its own. The stored session is obfuscated with a key made from your browser’s name, language, time zone and number of processor cores; that key is not sent anywhere. Obfuscated is not secret: it only keeps the number from being read at a glance.',
    ],
    inBrowser: [
      'This page sets no cookies. It uses the browser’s storage as listed above, for functions that you use. The stored session is obfuscated with a key made from your browser’s name, language, time zone and number of processor cores; that key is not sent anywhere.',
    ],
  },
  {
    id: 'transfers',
    title: 'International transfers',
    paragraphs: [
      'Local services transfer nothing. A remote installation processes data in the country where it is located. COCONUT, Crossref, DataCite and PubChem answer from servers in countries that may not be yours. They receive only what is listed under Sharing, and only when it says so.',
    ],
    inBrowser: [
      'Reading an article transfers nothing, unless you press ‘Extract Annotations’ after giving a key for a language model. The model, COCONUT, Crossref, DataCite and PubChem answer from servers in countries that may not be yours, unless a stand-in in this browser takes their place, which the table under Sharing says. They receive only what is listed there, and only when it says so.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    paragraphs: [
      'MARCUS is made for researchers. We do not knowingly collect data of children under 13. If you learn of such data, write to us and it will be deleted.',
    ],
  },
  {
    id: 'accounts',
    title: 'COCONUT accounts',
    paragraphs: [
      'To submit a structure you need a COCONUT account, which you create on COCONUT’s own website, under its terms. MARCUS never stores your password. It passes e-mail address and password on once, when you log in, and gets a token that represents the login.',
    ],
    links: ['register'],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    paragraphs: [
      'When MARCUS changes what it does with data, this page changes with it, and so does the date above. Earlier versions are in the history of the source code.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: [
      'Please send questions about an installation to whoever runs it. For the software, open an issue in the source repository, or write to the lab that leads the MARCUS services. Put nothing personal into a public issue.',
    ],
    links: ['issues', 'lab'],
  },
];
