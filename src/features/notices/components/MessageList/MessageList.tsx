import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Text } from '@/ui/Layout/Layout';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Spacer } from '@/ui/Text/Text';
import { selectErrors, selectMessages } from '../../notices.selectors';
import { messagesCleared, messagesCopyRequested } from '../../notices.slice';
import { Entry } from './Entry';
import { Entries, Head } from './MessageList.styles';

type Kind = 'errors' | 'all';

/** The messages of this visit, latest first. Initially only errors, if there are any. */
export default function MessageList() {
  const all = useSelector(selectMessages);
  const errors = useSelector(selectErrors);
  const [kind, setKind] = useState<Kind>(errors.length > 0 ? 'errors' : 'all');
  const messages = kind === 'errors' ? errors : all;
  const options = [
    { value: 'errors' as const, label: `Errors ${errors.length}` },
    { value: 'all' as const, label: `All ${all.length}` },
  ];
  return (
    <>
      <Head>
        <h2>Messages</h2>
        <Spacer />
        <SegmentedControl label="Shown messages" {...{ options, value: kind, onChange: setKind }} />
        <ListActions ids={messages.map(({ id }) => id)} />
      </Head>
      {messages.length === 0 ? (
        <Text as="p" $pad="4 3" $ink="text-2">
          {kind === 'errors' ? 'No errors on this visit.' : 'No messages on this visit.'}
        </Text>
      ) : (
        <Entries>
          {messages.map((notice) => (
            <Entry key={notice.id} notice={notice} />
          ))}
        </Entries>
      )}
    </>
  );
}

function ListActions({ ids }: { readonly ids: readonly string[] }) {
  const dispatch = useDispatch();
  const disabledReason = ids.length === 0 ? 'There are no messages' : undefined;
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        disabledReason={disabledReason}
        onClick={() => dispatch(messagesCopyRequested(ids))}
      >
        Copy all
      </Button>
      <Button
        size="s"
        variant="quiet"
        disabledReason={disabledReason}
        onClick={() => dispatch(messagesCleared())}
      >
        Clear
      </Button>
    </>
  );
}
