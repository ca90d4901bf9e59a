import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { IconButton } from 'ui-kit';
import classes from './enlargeable.module.css';

interface FullPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly onClose: () => void;
}

/** A picture over the whole screen, in the browser's own modal dialog: it keeps the focus and closes by Escape. */
export default function FullPicture({ src, alt, onClose }: FullPictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    const scroll = document.documentElement.classList;
    scroll.add(classes.still ?? 'still');
    return () => scroll.remove(classes.still ?? 'still');
  }, []);

  return (
    // A press beside the picture closes it as Escape and its button do.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialog}
      className={classes.screen}
      aria-label={alt}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <img className={classes.full} src={src} alt={alt} />
      <IconButton label="Close" className={classes.close} autoFocus onClick={() => dialog.current?.close()}>
        <X aria-hidden="true" />
      </IconButton>
    </dialog>
  );
}
