import { useFindTwinsQuery } from '@/api/teamSearch';
import { engineLabel } from '@/domain/engines';
import type { FoundCompound } from '@/domain/team/foundCompound';
import { StructureDrawing } from '@/features/structures';
import { counted } from '@/lib/counted';
import { Button } from '@/ui/Button/Button';
import { Row } from '@/ui/Layout/Layout';
import { OpenArticle } from '@/widgets/teamwork';
import { Drawing, FoundItem, Facts, Twins } from './Search.styles';
import { articleOf, nameOf, twinOf, verdictOf } from '@/domain/team/compoundWords';

interface FoundRowProps {
  readonly compound: FoundCompound;
  /** Shows the other compounds of its skeleton. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A compound that was found: its drawing, what is said of it, its article. */
export function FoundRow({ compound, isOpen, onToggle }: FoundRowProps) {
  const { inchiKey } = compound;
  return (
    <FoundItem>
      <CompoundDrawing compound={compound} />
      <CompoundFacts compound={compound} />
      <div>
        <OpenArticle article={toOpen(compound)} words="Open article" />
        {inchiKey !== null && (
          <Button size="s" aria-expanded={isOpen} onClick={onToggle}>
            Same skeleton
          </Button>
        )}
      </div>
      {isOpen && <OfSameSkeleton compound={compound} />}
    </FoundItem>
  );
}

function CompoundDrawing({ compound }: { readonly compound: FoundCompound }) {
  const { smiles } = compound;
  const structure = { ...(smiles !== null && { smiles }), useCoordinates: false };
  return (
    <Drawing>
      {smiles !== null && <StructureDrawing structure={structure} of={nameOf(compound)} />}
    </Drawing>
  );
}

function CompoundFacts({ compound }: { readonly compound: FoundCompound }) {
  const { organism, doubts, engine, similarity } = compound;
  const article = [articleOf(compound), compound.doi].filter((text) => text !== null).join(' · ');
  return (
    <Facts>
      <b>{nameOf(compound)}</b>
      {similarity !== undefined && <span>Similar by {similarity.toFixed(2)}</span>}
      {organism !== null && <i>{organism}</i>}
      <span>
        {verdictOf(compound)}
        {doubts > 0 && ` · ${counted(doubts, 'doubt')}`}
        {engine !== null && ` · read by ${engineLabel(engine)}`}
      </span>
      <span>{article}</span>
    </Facts>
  );
}

const toOpen = ({ article: id, fileName, segment }: FoundCompound) => ({ id, fileName, segment });

/** Duplicates and near-duplicates in all articles, before anything is approved twice. */
function OfSameSkeleton({ compound }: { readonly compound: FoundCompound }) {
  const { article, segment } = compound;
  const { data, isFetching, isError } = useFindTwinsQuery({ article, segment });
  if (isFetching) return <Twins as="p">Searching …</Twins>;
  if (isError || !data) return <Twins as="p">They could not be asked for.</Twins>;
  if (data.length === 0) return <Twins as="p">No other compound has this skeleton.</Twins>;
  return (
    <Twins aria-label={`Same skeleton as ${nameOf(compound)}`}>
      {data.map((twin) => (
        <li key={`${twin.article} ${twin.segment}`}>
          <CompoundDrawing compound={twin} />
          <div>
            <small>{twinOf(compound.inchiKey, twin.inchiKey)}</small>
            <CompoundFacts compound={twin} />
          </div>
          <Row $gap={1} $wrap>
            <OpenArticle article={toOpen(twin)} words="Open article" />
          </Row>
        </li>
      ))}
    </Twins>
  );
}
