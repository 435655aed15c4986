/** A statement, and if local services and a remote installation differ, what applies to which. */
export interface Statement {
  readonly title: string;
  readonly text: string;
  readonly local?: string;
  readonly remote?: string;
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
      'It is written to a temporary folder of your own machine, and deleted when the session ends or the services stop.',
    remote:
      'Its operator decides how long uploads are kept. Do not send what must not leave your institution.',
  },
  {
    title: 'Isolated directories',
    text: 'The files of one upload sit in isolated directories, apart from those of others.',
    local: 'Each session has its own folder, which only your user account can open.',
    remote:
      'This page requests only its own files, under names derived from their content. It cannot check how the server keeps users apart.',
  },
  {
    title: 'Improvement of models',
    text: 'Anonymised data may be used to improve recognition models.',
    local: 'They train no models, and nothing is passed on.',
    remote: 'Its operator may do so. If you object, ask first, or run the services yourself.',
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
