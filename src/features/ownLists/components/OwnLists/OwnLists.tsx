import { useRef } from 'react';
import { Trash2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetListsQuery, useGiveListMutation } from '@/api/ownLists';
import { LIST_KINDS, type GivenList, type ListKind } from '@/domain/ownLists';
import { selectSessionIsActive } from '@/features/session';
import { Button } from '@/ui/Button/Button';
import { ChooseFile } from '@/ui/ChooseFile/ChooseFile';
import { Row, Stack } from '@/ui/Layout/Layout';
import { Small } from '@/ui/Text/Text';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';
import { LIST_WORDS, listInWords } from '../../listWords';
import { listRemoveRequested } from '../../ownLists.actions';
import { useListIntake } from '../../useListIntake';

/** What structures, taxon ids and known compounds are looked up in; in the page alone, files of the user's own. */
export function OwnLists() {
  const isActive = useSelector(selectSessionIsActive);
  const { data } = useGetListsQuery(undefined, { skip: !isActive });
  const section = useRef<HTMLElement>(null);
  useFocusWhenLost(section, true, data?.lists.length ?? 0);
  if (!data) return null;
  const { lists, takesFiles } = data;
  const listOf = (kind: ListKind) => lists.find((list) => list.kind === kind);
  return (
    <Stack as="section" $gap={2} ref={section} aria-labelledby="own-lists">
      <h3 id="own-lists" tabIndex={-1}>
        {takesFiles ? 'Lists of your own' : 'Lists of the services'}
      </h3>
      {LIST_KINDS.map((kind) =>
        takesFiles ? (
          <OwnList key={kind} kind={kind} list={listOf(kind)} />
        ) : (
          <Facts key={kind} kind={kind} of="The services have" list={listOf(kind)} />
        ),
      )}
    </Stack>
  );
}

interface ListProps {
  readonly kind: ListKind;
  readonly list: GivenList | undefined;
}

function Facts({ kind, list, of }: ListProps & { readonly of: string }) {
  const { title, included } = LIST_WORDS[kind];
  return (
    <div>
      <h4>{title}</h4>
      <Small>
        {of} {list ? listInWords(list) : included}.
      </Small>
    </div>
  );
}

/** What is in use, and the ways to give another and to remove it. */
function OwnList({ kind, list }: ListProps) {
  const dispatch = useDispatch();
  const takeIn = useListIntake();
  const { title, command, from } = LIST_WORDS[kind];
  const [, { isLoading: isChecked }] = useGiveListMutation({ fixedCacheKey: kind });
  const words = isChecked ? 'Checking the file …' : 'Choose a file …';
  return (
    <Stack $gap={1}>
      <Facts kind={kind} list={list} of={list ? 'This browser has' : 'This page has'} />
      <Small>
        A file of your own is made by <code>{command}</code> from {from}.
      </Small>
      <Row $gap={2}>
        <ChooseFile
          fieldLabel={`File: ${title}`}
          label={`${words}: ${title}`}
          busy={isChecked}
          onChoose={(file) => takeIn(kind, file)}
        >
          {words}
        </ChooseFile>
        {list && (
          <Button
            size="s"
            variant="quiet"
            icon={Trash2}
            aria-label={`Remove: ${title}`}
            onClick={() => dispatch(listRemoveRequested(kind))}
          >
            Remove
          </Button>
        )}
      </Row>
    </Stack>
  );
}
