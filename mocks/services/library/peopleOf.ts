import type { LibraryUsers } from './librarySettings';
import type { LibraryUser } from './roles';

/**
 * Everybody whom a library knows, with what they may do, in alphabetical order: those whom the list of roles names, and
 * those who have said something and may still use it.
 *
 * @param authors who has said something
 */
export function peopleOf(users: LibraryUsers, authors: readonly string[]): readonly LibraryUser[] {
  if ('only' in users) return [{ name: users.only, role: 'administrator' }];
  return [...new Set([...users.named, ...authors])]
    .sort((one, other) => one.localeCompare(other))
    .flatMap((name) => {
      const role = users.roleOf(name);
      return role === undefined ? [] : [{ name, role }];
    });
}
