import { Button } from '@/ui/Button/Button';
import { Row } from '@/ui/Layout/Layout';

/** Rows in the page at first, and added by each press: hundreds of articles are thousands of elements. */
export const ROWS_AT_ONCE = 100;

interface MoreRowsProps {
  readonly hidden: number;
  readonly onMore: () => void;
}

/** Shows further rows; what is hidden is sorted, searched, chosen and exported like the others. */
export function MoreRows({ hidden, onMore }: MoreRowsProps) {
  if (hidden <= 0) return null;
  return (
    <Row $pad={3} $align="normal" $justify="center">
      <Button onClick={onMore}>
        Show {Math.min(hidden, ROWS_AT_ONCE)} more of {hidden}
      </Button>
    </Row>
  );
}
