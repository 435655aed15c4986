import { useEffect } from 'react';
import { ReadingLine, selectTabProgress } from '@/features/articleReading';
import { selectOpenDocument } from '@/article';
import { useAppSelector } from '../useAppSelector';

interface ReadingLineViewProps {
  readonly onTitle: (words: string | undefined) => void;
}

/** The line, which also tells what the window title says of the article. */
export function ReadingLineView({ onTitle }: ReadingLineViewProps) {
  const name = useAppSelector(selectOpenDocument)?.file.name;
  const progress = useAppSelector(selectTabProgress);
  const title = name === undefined || progress === undefined ? undefined : `${progress}: ${name}`;
  useEffect(() => {
    onTitle(title);
    return () => onTitle(undefined);
  }, [title, onTitle]);
  return <ReadingLine />;
}
