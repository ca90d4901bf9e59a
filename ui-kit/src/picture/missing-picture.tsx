import { classNames } from '../class-names';
import classes from './picture.module.css';

interface MissingPictureProps {
  /** The content of the missing image; absent for a decorative one. */
  label?: string;
  /** The language of the label, if it is not that of the page. */
  lang?: string | undefined;
  width: number;
  height: number;
  className?: string;
}

/** Replaces an unavailable image: a low sun behind tanks, in the size of the image. */
export function MissingPicture({ label, lang, width, height, className }: MissingPictureProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 240 160"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      lang={lang}
      aria-hidden={label ? undefined : true}
      className={classNames(classes.missing, className)}
    >
      <circle cx="158" cy="92" r="22" fill="currentColor" stroke="none" opacity="0.22" />
      <path d="M-60 114h360" />
      <path d="M66 114V78a22 7 0 0 1 44 0v36M66 78a22 7 0 0 0 44 0" />
      <path d="M120 114V88a15 5 0 0 1 30 0v26M120 88a15 5 0 0 0 30 0" />
      <path d="M88 71V58m-6 0h12M150 102h26v12" />
    </svg>
  );
}
