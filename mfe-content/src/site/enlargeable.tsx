import { lazy, Suspense, useRef, useState } from 'react';
import { Maximize2 } from 'lucide-react';
import { Picture } from 'ui-kit';
import classes from './enlargeable.module.css';

const FullPicture = lazy(() => import(/* webpackChunkName: "full-picture" */ './full-picture'));

interface EnlargeableProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** For a picture that is seen first; one below text is loaded when it comes near. */
  readonly priority?: boolean;
}

/** A picture that opens over the whole screen (specification, section 2). */
export function Enlargeable({ src, alt, width, height, priority = false }: EnlargeableProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={classes.opener}
        aria-haspopup="dialog"
        aria-label={`View full screen: ${alt}`}
        onClick={() => setOpen(true)}
      >
        <Picture
          src={src}
          alt={alt}
          width={width}
          height={height}
          sizes="(min-width: 66rem) 64rem, 100vw"
          priority={priority}
        />
        <span className={classes.sign} aria-hidden="true">
          <Maximize2 />
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <FullPicture
            src={src}
            alt={alt}
            onClose={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
