import { useDispatch } from 'react-redux';
import { Download } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { textDownloadRequested } from '../../textExtraction.slice';

export function DownloadTextButton() {
  const dispatch = useDispatch();
  return (
    <Button
      variant="quiet"
      icon={Download}
      foldsWords
      title="Download Text"
      onClick={() => dispatch(textDownloadRequested())}
    >
      Download Text
    </Button>
  );
}
