import { LIST_KINDS } from '../../engine/lists/listKind';
import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { HttpError, ValidationError } from '../http/httpError';
import type { WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import type { ListInUse, ListShelf } from '../ownLists';
import { ANY_KIND, LISTS } from './operations/listOperations';
import { workOf, type ServiceContext } from './serviceContext';

/** The lists that somebody gave; ours (docs/contract.md 11.9). */
export function addListRoutes(router: WebApp, { config, lists }: ServiceContext): void {
  onOperation(router, LISTS.lists, (call) =>
    answerJson(call, {
      takes_files: lists.shelf !== undefined,
      lists: lists.inUse().map(inWire),
    }),
  );
  onOperation(router, LISTS.giveList, async (call) => {
    const shelf = requireShelf(lists.shelf);
    const { fields, files } = await call.env.readForm(config.limits, workOf(call).signal);
    const { list_file: file } = files;
    if (!file) throw missingFile();
    const { kind } = readFields(LISTS.giveList.form, fields);
    return answerJson(call, inWire(await shelf.take(file, kind === ANY_KIND ? undefined : kind)));
  });
  onOperation(router, LISTS.removeList, async (call) => {
    const shelf = requireShelf(lists.shelf);
    const kind = LIST_KINDS.find((each) => each === call.req.param('kind'));
    if (kind === undefined) throw new HttpError(404, 'There are no lists of this kind');
    await shelf.remove(kind);
    return answerJson(call, { kind });
  });
}

function requireShelf(shelf: ListShelf | undefined): ListShelf {
  if (!shelf) throw new HttpError(403, 'Who runs these services gives them their lists');
  return shelf;
}

const missingFile = () =>
  new ValidationError([
    { type: 'missing', loc: ['body', 'list_file'], msg: 'Field required', input: null },
  ]);

const inWire = ({ kind, source: name, release: version, day, entries, ...list }: ListInUse) => ({
  ...{ kind, name, version, bytes: list.bytes },
  ...(day !== undefined && { date: day }),
  ...(entries !== undefined && { entries }),
  ...(list.fileName !== undefined && { file_name: list.fileName }),
});
