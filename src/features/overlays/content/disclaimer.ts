/**
 * A statement, and if local services and a remote installation differ, what applies to which. Services in the
 * page itself may make another statement of it.
 */
export interface Statement {
  readonly title: string;
  readonly text: string;
  readonly local?: string;
  readonly remote?: string;
  readonly inBrowser?: Pick<Statement, 'title' | 'text'>;
}

/** The statements of docs/requirements/session.md S1.7 to S1.13. */
export const STATEMENTS: readonly Statement[] = [
  {
    title: 'Experimental research prototype',
    text: 'MARCUS is an experimental research prototype. It comes without any warranty, may change without notice, and may be unavailable or fail in the middle of a run.',
  },
  {
    title: 'Verify every result',
    text: 'Text, names and structures are read by machines and contain errors, often ones that look right: a missing stereo wedge, a wrong atom, a name cut in half. Verify results against the original before you use, publish or submit them. Agreement between engines is no proof.',
  },
  {
    title: 'Uploads may be stored temporarily',
    text: 'To be read, your PDF has to be sent to the services, which may store it and the pictures cut from it for a time.',
    local:
      'It is written to a temporary folder of your own machine, and deleted when the session ends or the services stop. What was found in it stays in the services’ memory for up to twelve hours.',
    remote:
      'Its operator decides how long uploads are kept. Do not send what must not leave your institution.',
    inBrowser: {
      title: 'Uploads stay in this browser',
      text: 'Your PDF is read by this page itself. It and the pictures cut from it are kept in the browser’s storage for this site, and deleted with the tab, or at the latest when the page is opened again. Saved work stays until you remove it.',
    },
  },
  {
    title: 'Isolated directories',
    text: 'The files of one upload sit in isolated directories, apart from those of others.',
    local: 'Each session has its own folder, which only your user account can open.',
    remote:
      'This page requests only its own files, under names derived from their content. It cannot check how the server keeps users apart.',
    inBrowser: {
      title: 'Isolated directories',
      text: 'Each tab keeps its files in a directory of its own, which no other site can open. Whoever uses this browser under your account can open the page, and with it your saved work.',
    },
  },
  {
    title: 'Improvement of models',
    text: 'Anonymised data may be used to improve recognition models.',
    local: 'They train no models, and nothing is passed on.',
    remote: 'Its operator may do so. If you object, ask first, or run the services yourself.',
    inBrowser: {
      title: 'Improvement of models',
      text: 'What this page reads trains no models, and nothing is passed on. If you give a key for a language model and have a text annotated by it, the terms of its provider apply to that text.',
    },
  },
  {
    title: 'Copyright',
    text: 'You must follow copyright law. Upload only articles that you may copy and process, for example because they are open access or your institution has a licence for text and data mining, and mind the licence of what you export.',
  },
  {
    title: 'Licence',
    text: 'The software is under the MIT licence: use, change and share it, with the copyright notice kept.',
  },
];

export const LOCAL = 'Local services';
export const REMOTE = 'A remote installation';

/** What the page says above the statements. */
export const introduction = (isInBrowser: boolean): string =>
  isInBrowser
    ? 'Read this before you rely on what MARCUS reads. Here, this page reads articles by itself, without a server.'
    : 'Read this before you rely on what MARCUS reads. Where it matters who runs the services, both cases are described: services on your own machine, started with the application, and services run by someone else.';
