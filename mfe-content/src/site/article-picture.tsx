import { Picture } from 'ui-kit';
import { Enlargeable } from 'ui-kit/full-picture';
import { useTexts } from '../texts';
import classes from './article-picture.module.css';

interface ArticlePictureProps {
  readonly src: string;
  readonly alt: string;
  readonly altLang: string | undefined;
  readonly width: number;
  readonly height: number;
  /** For a picture in the first screen; others are loaded lazily. */
  readonly priority?: boolean;
}

/** The picture of an article, which opens in full screen (specification, section 2). */
export function ArticlePicture({ src, alt, altLang, width, height, priority = false }: ArticlePictureProps) {
  const { text, lang } = useTexts();
  return (
    <Enlargeable pictures={[{ src, alt }]} text={text} lang={lang} className={classes.wide}>
      <Picture
        src={src}
        alt={alt}
        lang={altLang}
        width={width}
        height={height}
        sizes="(min-width: 66rem) 64rem, 100vw"
        priority={priority}
      />
    </Enlargeable>
  );
}
