import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { jsonObject } from '../http/readJson';
import type { WebApp } from '../http/webApp';
import type { InboxPart, TeamLibrary } from '../library/library';
import { peopleOf } from '../library/peopleOf';
import { mayActAs } from '../library/roles';
import { requireRole, userOf } from '../library/userOf';
import { onOperation } from '../openapi/operation';
import { LIBRARY } from './operations/libraryOperations';

/** Who uses a library, what waits for them, and their names. */
export function addPeopleRoutes(
  router: WebApp,
  { library, users }: Pick<TeamLibrary, 'library' | 'users'>,
): void {
  onOperation(router, LIBRARY.inbox, async (call) => {
    const user = userOf(call, users);
    const inbox = await library.inbox(user.name, mayActAs(user, 'reviewer'));
    const told = ({ fileName: file_name, ...rest }: InboxPart) => ({ file_name, ...rest });
    return answerJson(call, {
      mentions: inbox.mentions.map(told),
      contested: inbox.contested.map(told),
      differences: inbox.differences.map(told),
    });
  });
  onOperation(router, LIBRARY.people, async (call) => {
    userOf(call, users);
    return answerJson(call, { people: peopleOf(users, await library.authors()) });
  });
  onOperation(router, LIBRARY.erasePerson, async (call) => {
    requireRole(userOf(call, users), 'administrator');
    const { name } = readFields(LIBRARY.erasePerson.json, jsonObject(call));
    return answerJson(call, await library.erasePerson(name.normalize('NFC').trim()));
  });
}
