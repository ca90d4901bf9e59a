import { useEffect, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { IconButton, stepOf } from 'ui-kit';
import type { inEnglish, Translated } from '../translated';
import classes from './full-picture.module.css';

export interface EnlargeablePicture {
  readonly src: string;
  readonly alt: string;
}

interface FullPictureProps extends Pick<Translated, 'lang'> {
  readonly text: typeof inEnglish;
  readonly pictures: readonly EnlargeablePicture[];
  /** The index of the first picture shown, from 0. */
  readonly first: number;
  readonly onClose: () => void;
}

/**
 * Pictures at full screen, one at a time, in the browser's own modal dialog: it traps the focus and closes on Escape.
 * Arrow keys and buttons go from one to the next.
 */
export default function FullPicture({ pictures, first, text, lang, onClose }: FullPictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const picture = pictures[at];
  const isOneOfSeveral = pictures.length > 1;
  const go = (step: number) => setAt((now) => (now + step + pictures.length) % pictures.length);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    const scroll = document.documentElement.classList;
    scroll.add(classes.still ?? 'still');
    return () => scroll.remove(classes.still ?? 'still');
  }, []);

  return (
    // A press beside the picture closes it as Escape and its button do.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialog}
      className={classes.screen}
      aria-label={picture?.alt}
      onClose={onClose}
      onKeyDown={({ key }) => {
        const step = stepOf(key);
        if (step) go(step);
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <img key={picture?.src} className={classes.full} src={picture?.src} alt={picture?.alt} />
      <IconButton
        label={text('Close')}
        lang={lang}
        className={classes.close}
        autoFocus
        onClick={() => dialog.current?.close()}
      >
        <X aria-hidden="true" />
      </IconButton>
      {isOneOfSeveral && (
        <div className={classes.way} lang={lang}>
          <IconButton label={text('Previous picture')} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span role="status">{text('{place} of {count}', { place: at + 1, count: pictures.length })}</span>
          <IconButton label={text('Next picture')} onClick={() => go(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
