import { Search } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { FROM_NAME } from '@/domain/engines';
import { NAME_VERDICT_WORDS, nameContradicts, type NameSays } from '@/domain/nameSays';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import {
  namesCancelled,
  namesRequested,
  nameStructureTakeRequested,
  selectAnswerTo,
  selectCompoundNameOf,
  selectLookUpFailure,
  selectLookUpStatus,
} from '@/features/nameStructures';
import { StructureDrawing } from '@/features/structures';
import { selectStructureOf } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { AskPubchem } from './AskPubchem';
import { FactsSection, Source } from './CompoundFacts.styles';
import { NamedThumb, NameTools } from './NameConfirmation.styles';
import { TextVerdict } from './TextVerdict';

/** The structure that is known by the compound's name, beside the one that was read from its drawing. */
export function NameConfirmation({ segment }: { readonly segment: Segment }) {
  const name = useSelectorWith(selectCompoundNameOf, segment);
  const structure = useSelectorWith(selectStructureOf, segment);
  const answer = useSelectorWith(selectAnswerTo, name ?? '');
  const status = useSelector(selectLookUpStatus);
  const says = structure?.nameSays?.name === name ? structure?.nameSays : undefined;
  if (name === undefined || (status === 'missing' && !says)) return null;
  const found = answer && 'structure' in answer ? answer : undefined;
  const known = found ? { smiles: found.structure.smiles, source: found.source } : says;
  return (
    <FactsSection>
      <h3>By its name</h3>
      {known && <Known {...known} {...{ segment, structure, says, name }} />}
      {!known && answer && 'refusal' in answer && (
        <>
          <Source role="status">No structure: {answer.refusal}</Source>
          <AskPubchem name={name} />
        </>
      )}
      {!known && !answer && <NotLookedUp />}
    </FactsSection>
  );
}

interface KnownProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly name: string;
  readonly smiles: string;
  readonly source: string;
  readonly says: NameSays | undefined;
}

function Known({ segment, structure, name, smiles, source, says }: KnownProps) {
  const dispatch = useDispatch();
  const isInUse = structure?.engine === FROM_NAME && structure.smiles === smiles;
  const drawn = { smiles, useCoordinates: false };
  return (
    <>
      {says && !isInUse && (
        <TextVerdict isAgainst={nameContradicts(says)}>
          {NAME_VERDICT_WORDS[says.verdict]}
        </TextVerdict>
      )}
      <NameTools>
        <NamedThumb>
          <StructureDrawing structure={drawn} of={`the name ${name}`} />
        </NamedThumb>
        <Source>
          {name}, by {source}
        </Source>
      </NameTools>
      {isInUse ? (
        <Source role="status">In use: this structure comes from the name.</Source>
      ) : (
        <Button
          size="s"
          onClick={() => dispatch(nameStructureTakeRequested({ segmentId: segment.id }))}
        >
          Take it
        </Button>
      )}
    </>
  );
}

/** The same first button in every state, so that it keeps the focus. */
function NotLookedUp() {
  const dispatch = useDispatch();
  const status = useSelector(selectLookUpStatus);
  const failure = useSelector(selectLookUpFailure);
  const isAsking = status === 'asking';
  return (
    <>
      <Source role="status">{failure ?? (isAsking ? 'Looking up' : 'Not looked up')}</Source>
      <NameTools>
        <Button size="s" icon={Search} busy={isAsking} onClick={() => dispatch(namesRequested())}>
          {isAsking ? 'Looking up...' : failure === undefined ? 'Look up names' : 'Retry'}
        </Button>
        {isAsking && (
          <Button size="s" variant="quiet" onClick={() => dispatch(namesCancelled())}>
            Cancel
          </Button>
        )}
      </NameTools>
    </>
  );
}
