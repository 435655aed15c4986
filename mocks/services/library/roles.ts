import { isUserName } from './userName';

/** What somebody may do in the library; each may also do what those before it may. */
export const ROLES = ['reader', 'curator', 'reviewer', 'administrator'] as const;

export type Role = (typeof ROLES)[number];

/** Who makes a request, as the library knows them. */
export interface LibraryUser {
  /** As the institute's proxy names them. */
  readonly name: string;
  readonly role: Role;
}

export const mayActAs = (user: Pick<LibraryUser, 'role'>, role: Role): boolean =>
  ROLES.indexOf(user.role) >= ROLES.indexOf(role);

/** Stands for everybody who is not in the list. */
const ANYBODY = '*';

/** Who may do what. */
export interface Roles {
  /** Undefined for a name that has none. */
  readonly roleOf: (name: string) => Role | undefined;
  /** Whom the list names. */
  readonly named: readonly string[];
}

/**
 * The list of roles: `anna@example.org=reviewer, *=reader`.
 *
 * @throws Error naming the variable if it says anything else
 */
export function readRoles(text: string): Roles {
  const entries = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.lastIndexOf('=');
      // As the proxy's header is, which may be written in another form.
      const name = part.slice(0, Math.max(0, at)).normalize('NFC').trim();
      const word = part.slice(at + 1).trim();
      const role = ROLES.find((each) => each === word);
      if (!isUserName(name) || role === undefined) {
        throw new Error(
          `MARCUS_ROLES must be names and their roles (${ROLES.join(', ')}) such as "anna@example.org=reviewer, *=reader", not "${part}"`,
        );
      }
      return [name, role] as const;
    });
  const roles = new Map(entries);
  if (roles.size !== entries.length) throw new Error('MARCUS_ROLES names somebody twice');
  return {
    roleOf: (name) => roles.get(name) ?? roles.get(ANYBODY),
    named: [...roles.keys()].filter((name) => name !== ANYBODY),
  };
}
