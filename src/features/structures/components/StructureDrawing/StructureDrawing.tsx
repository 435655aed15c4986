import { skipToken } from '@reduxjs/toolkit/query';
import { useDepictQuery } from '@/api/depiction';
import { CARD_DEPICTION_SIZE } from '@/domain/depiction';
import { truncateSmiles } from '@/domain/truncate';
import type { StructureVersion } from '@/domain/structure';
import { Drawing, SmilesInstead } from './StructureDrawing.styles';
import { svgDataUrl } from './svgDataUrl';

type Drawable = Pick<StructureVersion, 'smiles' | 'molfile' | 'depiction' | 'useCoordinates'>;

interface StructureDrawingProps {
  readonly structure: Drawable;
  /** What is drawn, for those who cannot see it: "segment 3 of page 2". */
  readonly of: string;
}

/**
 * A drawing of what was read: with the original's coordinates if they are wanted and known, otherwise the
 * depiction that came with the reading, otherwise one that is requested.
 */
export function StructureDrawing({ structure, of }: StructureDrawingProps) {
  const { depiction, isLoading } = useDrawing(structure);
  if (depiction !== undefined) {
    const alt = `Structure read from ${of}: ${structure.smiles ?? 'without SMILES'}`;
    return <Drawing src={svgDataUrl(depiction)} alt={alt} title={structure.smiles} />;
  }
  if (isLoading) return <SmilesInstead aria-hidden="true" />;
  return (
    <SmilesInstead>
      {structure.smiles === undefined
        ? 'No structure data available'
        : truncateSmiles(structure.smiles)}
    </SmilesInstead>
  );
}

function useDrawing(structure: Drawable) {
  const { smiles, molfile, depiction, useCoordinates } = structure;
  const wantsCoordinates = useCoordinates && molfile !== undefined;
  const isDrawn = depiction !== undefined && !wantsCoordinates;
  const isDrawable = smiles !== undefined || molfile !== undefined;
  const query = useDepictQuery(
    isDrawn || !isDrawable
      ? skipToken
      : {
          ...CARD_DEPICTION_SIZE,
          // At a card's size R and S are illegible, and the original next to it has none.
          cip: false,
          useMolfileDirectly: wantsCoordinates || smiles === undefined,
          ...(smiles !== undefined && { smiles }),
          ...(molfile !== undefined && { molfile }),
        },
  );
  const drawn = query.currentData?.format === 'svg' ? query.currentData.svg : undefined;
  return { depiction: isDrawn ? depiction : (drawn ?? depiction), isLoading: query.isFetching };
}
