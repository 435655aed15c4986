import { useDispatch, useSelector } from 'react-redux';
import { Download } from 'lucide-react';
import { fileSizeText } from '@/domain/fileSize';
import { usePlatform } from '@/platform/PlatformContext';
import type { SetAsideReason } from '@/platform/workStore';
import { IconButton } from '@/ui/Button/IconButton';
import { selectSetAside, setAsideSaveRequested } from '../../setAside.slice';
import { savedAtText } from '../SavedWorks/factsOf';
import { Facts, Head, Hint, Line, List, Name, Row, Section } from '../SavedWorks/SavedWorks.styles';
import { DiscardSetAside } from './DiscardSetAside';

const WHY: Readonly<Record<SetAsideReason, string>> = {
  damaged: 'could not be read completely',
  unknownVersion: 'saved by another version',
  replaced: 'replaced by other work',
};

/** The records that were set aside, oldest first: each can be saved as a file, and discarded. */
export function SetAsideList() {
  const records = useSelector(selectSetAside);
  const dispatch = useDispatch();
  const { clock } = usePlatform();
  if (records.length === 0) return null;
  return (
    <Section aria-labelledby="set-aside">
      <Head>
        <h3 id="set-aside">Set aside</h3>
      </Head>
      <List>
        {records.map((record) => (
          <Row key={record.id}>
            <Line>
              <Name title={record.name}>{record.name}</Name>
              <Facts>
                {fileSizeText(record.size)} · {WHY[record.reason]} ·{' '}
                {savedAtText(record.setAsideAt, clock.now())}
              </Facts>
            </Line>
            <IconButton
              icon={Download}
              size="s"
              label={`Save the set-aside record of ${record.name}`}
              onClick={() => dispatch(setAsideSaveRequested({ id: record.id }))}
            />
            <DiscardSetAside record={record} />
          </Row>
        ))}
      </List>
      <Hint>Kept unchanged until you discard it.</Hint>
    </Section>
  );
}
