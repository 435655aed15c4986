import { Download, FileSearch, PencilLine } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import { contextOpened } from '@/features/context';
import { editRequested } from '@/features/editor';
import { DETAIL_KEYS, KeyHint } from '@/features/shortcuts';
import { drawingDownloadRequested, imageDownloadRequested } from '@/features/inspector';
import { Button } from '@/ui/Button/Button';
import { Spacer } from '@/ui/Text/Text';
import { Row } from './Details.styles';
import { OverlayButton } from './OverlayButton';

interface ToolsProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly isOverlaid: boolean;
  /** Why there is no overlay. */
  readonly overlayRefusal: string | undefined;
  readonly onOverlay: (isOn: boolean) => void;
}

/** Actions on the pictures. */
export function Tools({
  segment: { id: segmentId },
  structure,
  isOverlaid,
  overlayRefusal,
  onOverlay,
}: ToolsProps) {
  const dispatch = useDispatch();
  const isRead = structure !== undefined && hasStructure(structure);
  return (
    <Row>
      {isRead && (
        <OverlayButton isOn={isOverlaid} onChange={onOverlay} disabledReason={overlayRefusal} />
      )}
      <Button icon={FileSearch} onClick={() => dispatch(contextOpened({ segmentId }))}>
        Context
      </Button>
      <Spacer />
      <Button
        variant="quiet"
        icon={Download}
        onClick={() => dispatch(imageDownloadRequested({ segmentId }))}
      >
        Download
      </Button>
      {isRead && (
        <Button
          variant="quiet"
          icon={Download}
          onClick={() => dispatch(drawingDownloadRequested({ segmentId }))}
        >
          Download Structure
        </Button>
      )}
      <Button icon={PencilLine} onClick={() => dispatch(editRequested({ segmentId }))}>
        Edit Structure <KeyHint of={DETAIL_KEYS.edit} />
      </Button>
    </Row>
  );
}
