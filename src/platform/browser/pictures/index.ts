import type { Pictures } from '../../pictures';

/** Its code is loaded with the first picture. */
export const open: Pictures['open'] = async (file) => {
  const { openPicture } = await import(/* webpackChunkName: "made-documents" */ './openPicture');
  return openPicture(file);
};

export const whenPasted: Pictures['whenPasted'] = (listener) => {
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData: data, defaultPrevented } = event;
    // Programs copy a picture of a text or table with it: where there is a text, that is meant.
    if (!data || defaultPrevented || data.types.includes('text/plain')) return;
    const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    listener(pictures.map(named));
  };
  document.addEventListener('paste', onPaste);
  return () => document.removeEventListener('paste', onPaste);
};

/** Browsers call all of them `image.png`. */
const named = (picture: File): File =>
  new File([picture], picture.name.replace(/^image\./, 'Pasted picture.'), picture);
