import { useRef } from 'react';
import { FileInput as FileDown } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { importRequested, selectLibraryTask } from '@/features/library';
import { usePlatform } from '@/platform/PlatformContext';
import { IconButton } from '@/ui/Button/IconButton';

/** Imports a library file from another machine. */
export function ImportButton() {
  const dispatch = useDispatch();
  const { blobs } = usePlatform();
  const isBusy = useSelector(selectLibraryTask) !== null;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".tar,application/x-tar"
        hidden
        aria-label="Library file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (!file) return;
          const { blobId } = blobs.add(file);
          dispatch(importRequested({ blobId, name: file.name }));
        }}
      />
      <IconButton
        icon={FileDown}
        label="Import a library file"
        variant="default"
        disabled={isBusy}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
