import { useCallback } from 'react';
import { usePlatform } from '@/platform/PlatformContext';

/** The editor's own page. A new start needs a new instance (`key`). */
export function EditorFrame() {
  const { editorFrames } = usePlatform();
  const adopt = useCallback(
    (frame: HTMLIFrameElement) => editorFrames.adopt(frame),
    [editorFrames],
  );
  return <iframe ref={adopt} title="Ketcher structure editor" />;
}
