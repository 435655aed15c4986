import { useEffect, useState } from 'react';

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

/**
 * While drawings are missing, the browser's key for printing waits for them. Its menu cannot be made to wait:
 * what is printed from there says what it lacks.
 *
 * @param isComplete whether nothing is missing
 * @returns whether printing waits
 */
export function usePrintWhenComplete(isComplete: boolean): boolean {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (isComplete) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      setIsWanted(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isComplete]);
  useEffect(() => {
    if (!isComplete || !isWanted) return;
    setIsWanted(false);
    window.print();
  }, [isComplete, isWanted]);
  return isWanted && !isComplete;
}
