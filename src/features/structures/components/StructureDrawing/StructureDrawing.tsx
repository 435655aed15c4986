import { truncateSmiles } from '@/domain/truncate';
import { Drawing, SmilesInstead, Waiting } from './StructureDrawing.styles';
import { svgDataUrl } from './svgDataUrl';
import { useStructureDrawing, type DrawnStructure } from './useStructureDrawing';

interface StructureDrawingProps {
  readonly structure: DrawnStructure;
  /** What is drawn, for those who cannot see it: "segment 3 of page 2". */
  readonly of: string;
}

/** A drawing of what was read; see `useStructureDrawing` for which. */
export function StructureDrawing({ structure, of }: StructureDrawingProps) {
  const { depiction, isLoading } = useStructureDrawing(structure);
  if (depiction !== undefined) {
    const alt = `Structure read from ${of}: ${structure.smiles ?? 'without SMILES'}`;
    return <Drawing src={svgDataUrl(depiction)} alt={alt} title={structure.smiles} />;
  }
  if (isLoading) return <Waiting aria-hidden="true">Drawing …</Waiting>;
  return (
    <SmilesInstead>
      {structure.smiles === undefined
        ? 'No structure data available'
        : truncateSmiles(structure.smiles)}
    </SmilesInstead>
  );
}
