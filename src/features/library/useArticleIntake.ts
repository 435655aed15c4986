import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { takeFiles } from './takeFiles';

/** Accepts files for the library; see `takeFiles`. */
export function useArticleIntake(): (files: readonly File[]) => void {
  const platform = usePlatform();
  const dispatch = useDispatch();
  return useCallback(
    (files: readonly File[]) => void takeFiles(files, platform, dispatch),
    [platform, dispatch],
  );
}
