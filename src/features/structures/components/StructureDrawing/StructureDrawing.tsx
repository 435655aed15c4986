import { truncateSmiles } from '@/domain/truncate';
import { Centre } from '@/ui/Layout/Layout';
import { Picture } from '@/ui/Picture/Picture';
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
    return <Picture src={svgDataUrl(depiction)} alt={alt} title={structure.smiles} />;
  }
  if (isLoading)
    return (
      <Centre $ink="text-2" $size="s" aria-hidden="true">
        Drawing …
      </Centre>
    );
  return (
    <Centre $pad="4px 8px" $ink="text-2" $size="s" $mono $breaks>
      {structure.smiles === undefined
        ? 'No structure data available'
        : truncateSmiles(structure.smiles)}
    </Centre>
  );
}
