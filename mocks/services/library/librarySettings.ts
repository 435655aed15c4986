import { count, type Environment } from '../settingValues';
import { readRoles, type Roles } from './roles';
import { isUserName } from './userName';

/** Where the team's library is: a PostgreSQL server, or a folder of this process alone. */
export type LibraryPlace = { readonly url: string } | { readonly folder: string };

export interface LibrarySettings {
  readonly place: LibraryPlace;
  /** Where its articles' PDFs are; null: nowhere. */
  readonly filesFolder: string | null;
  /** Days after which the PDF of a confirmed article is deleted; null: it is kept. */
  readonly fileDays: number | null;
  readonly users: LibraryUsers;
}

/** How the library tells who makes a request. */
export type LibraryUsers =
  /** One person, at this machine. */
  | { readonly only: string }
  /** Those that the institute's proxy names in a header, and their roles. */
  | (Roles & { readonly header: string });

/** Name of the one person where no proxy names anybody. */
const ONLY_USER = 'me';

/**
 * @returns null where there is no library: nothing of it is loaded then
 * @throws Error naming the variable whose value cannot be used
 */
export function readLibrarySettings(env: Environment): LibrarySettings | null {
  const where = (env['MARCUS_LIBRARY'] ?? '').trim();
  if (where === '') return null;
  const place = placeOf(where);
  return {
    place,
    filesFolder: filesFolderOf(env, place),
    fileDays: env['MARCUS_LIBRARY_FILE_DAYS'] ? count(env, 'MARCUS_LIBRARY_FILE_DAYS', 0) : null,
    users: readUsers(env),
  };
}

/** Without a word of its own: beside the database, or in the folder that all nodes share. */
function filesFolderOf(env: Environment, place: LibraryPlace): string | null {
  const said = (env['MARCUS_LIBRARY_FILES'] ?? '').trim();
  if (said === 'none') return null;
  if (said !== '') return said;
  if ('folder' in place) return `${place.folder}/files`;
  const shared = (env['MARCUS_FILES'] ?? '').trim();
  return shared === '' ? null : `${shared}/library`;
}

function placeOf(where: string): LibraryPlace {
  if (/^postgres(?:ql)?:\/\//.test(where)) return { url: where };
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(where)) {
    // The value may hold a password.
    throw new Error(
      'MARCUS_LIBRARY must be a folder or an address such as postgres://user@host/marcus',
    );
  }
  return { folder: where };
}

function readUsers(env: Environment): LibraryUsers {
  const header = (env['MARCUS_USER_HEADER'] ?? '').trim();
  const roles = (env['MARCUS_ROLES'] ?? '').trim();
  if (header === '') {
    if (roles !== '') throw new Error('MARCUS_ROLES needs MARCUS_USER_HEADER, which names people');
    return { only: onlyUser(env) };
  }
  // RFC 9110, section 5.6.2: a token.
  if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(header)) {
    throw new Error(`MARCUS_USER_HEADER must be the name of a header, not "${header}"`);
  }
  if (roles === '') {
    throw new Error('MARCUS_USER_HEADER needs MARCUS_ROLES, such as "anna@example.org=curator"');
  }
  return { header, ...readRoles(roles) };
}

function onlyUser(env: Environment): string {
  const said = (env['MARCUS_USER'] ?? '').normalize('NFC').trim();
  if (said === '') return ONLY_USER;
  if (isUserName(said)) return said;
  throw new Error(
    `MARCUS_USER must be one name of at most 254 characters, without commas, not "${said}"`,
  );
}
