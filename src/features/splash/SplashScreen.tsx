import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSplash, splashSkipRequested, type SplashState } from './splash.slice';
import { messageAt, SPECIFIED } from './splashTimes';

/**
 * Continues the splash of `public/index.html`, which was painted before any script. It is outside the
 * application's root, so that it appears and disappears without moving anything; a page that never gets this
 * far keeps it, with its advice to reload.
 */
export function SplashScreen() {
  const splash = useSelector(selectSplash);
  useLayoutEffect(() => show(splash), [splash]);
  useSkip(splash.stage !== 'completed');
  return null;
}

function show({ stage, percent, laterVisit }: SplashState): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  splash.hidden = stage === 'completed';
  splash.style.setProperty('--splash-growth', `${SPECIFIED.growth}ms`);
  splash.style.setProperty('--splash-share', String(percent / 100));
  splash.toggleAttribute('data-growing', true);
  splash.toggleAttribute('data-hurried', laterVisit?.pageIsUsable === true);
  splash.toggleAttribute('data-loaded', stage === 'loaded');
  document.getElementById('splash-progress')?.setAttribute('aria-valuenow', String(percent));
  const message = document.getElementById('splash-message');
  // An unchanged message is left alone: screen readers would read it again.
  if (message && message.textContent !== messageAt(percent)) {
    message.textContent = messageAt(percent);
  }
}

/** Those of the browser: reloading, full screen, developer tools. */
const FUNCTION_KEY = /^F\d{1,2}$/;

/** Moves the focus only, or is not for the page at all. */
const isHarmless = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'Tab' || FUNCTION_KEY.test(key) || ctrlKey || metaKey || altKey;

/**
 * Any key and any click end the splash. Neither reaches what is behind: the review that a reload brought back
 * would be closed by Escape, and a letter would judge a drawing that nobody has seen.
 */
function useSkip(shown: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!shown) return undefined;
    const skip = () => void dispatch(splashSkipRequested());
    const skipByKey = (event: KeyboardEvent) => {
      if (!isHarmless(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      skip();
    };
    document.addEventListener('keydown', skipByKey, true);
    document.addEventListener('click', skip, true);
    return () => {
      document.removeEventListener('keydown', skipByKey, true);
      document.removeEventListener('click', skip, true);
    };
  }, [shown, dispatch]);
}
