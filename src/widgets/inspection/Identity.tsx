import { Copy, TriangleAlert } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Identifiers } from '@/domain/identifiers';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import {
  inchiKeyCopyRequested,
  selectIdentifiersOf,
  selectRefusalOf,
} from '@/features/identifiers';
import { Known } from '@/features/known';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { IconButton } from '@/ui/Button/IconButton';
import { Formula } from '@/ui/Formula/Formula';
import { Icon } from '@/ui/Icon/Icon';
import { Row, Text } from '@/ui/Layout/Layout';
import { Num } from '@/ui/Text/Text';
import { Entry } from './Entry';
import { DoubtList, MetaList } from './Facts.styles';
import { SameStructures } from './SameStructures';

interface IdentityProps {
  readonly segment: Segment;
  readonly structure: Structure;
  /** Shows another drawing of the article. */
  readonly onOpen: (segmentId: string) => void;
}

/**
 * What the structure is: formula, mass, InChIKey, what else in the article shows it, and who knows it. Nothing,
 * where the services don't compute it.
 */
export function Identity({ segment, structure, onOpen }: IdentityProps) {
  const identifiers = useSelectorWith(selectIdentifiersOf, structure);
  const refusal = useSelectorWith(selectRefusalOf, structure);
  if (!identifiers) return refusal === undefined ? null : <Remarks remarks={[refusal]} />;
  const { inchiKey, remarks } = identifiers;
  return (
    <>
      <MetaList>
        <Measures identifiers={identifiers} />
        {inchiKey !== undefined && <Key inchiKey={inchiKey} />}
        <SameStructures segment={segment} onOpen={onOpen} />
        {inchiKey !== undefined && (
          <Entry name="Known">
            <Known inchiKey={inchiKey} />
          </Entry>
        )}
      </MetaList>
      <Remarks remarks={remarks} />
    </>
  );
}

function Measures({ identifiers }: { readonly identifiers: Identifiers }) {
  const { formula, exactMass, averageMass, rings, stereoCentres, definedStereoCentres } =
    identifiers;
  return (
    <>
      <Entry name="Formula">
        <Formula of={formula} />
      </Entry>
      {exactMass !== undefined && (
        <Entry name="Mass">
          <Num>
            {exactMass.toFixed(4)} Da
            {averageMass !== undefined && `, ${averageMass.toFixed(2)} g/mol`}
          </Num>
        </Entry>
      )}
      <Entry name="Rings">{rings}</Entry>
      {stereoCentres > 0 && (
        <Entry name="Stereocentres">
          {stereoCentres === definedStereoCentres
            ? stereoCentres
            : `${stereoCentres}, ${definedStereoCentres} of them defined`}
        </Entry>
      )}
    </>
  );
}

function Key({ inchiKey }: { readonly inchiKey: string }) {
  const dispatch = useDispatch();
  return (
    <Entry name="InChIKey">
      <Row as="span" $gap={1} $align="start" $justify="space-between">
        <Text $size="s" $mono>
          {inchiKey}
        </Text>
        <IconButton
          icon={Copy}
          size="s"
          label="Copy InChIKey"
          onClick={() => dispatch(inchiKeyCopyRequested({ inchiKey }))}
        />
      </Row>
    </Entry>
  );
}

function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <DoubtList aria-label="Remarks">
      {[...new Set(remarks)].map((remark) => (
        <li key={remark}>
          <Icon of={TriangleAlert} size={14} />
          <span>{remark}</span>
        </li>
      ))}
    </DoubtList>
  );
}
