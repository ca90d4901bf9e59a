import { fileNameOf } from 'api-client';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from 'ui-kit';
import { useContentFilesQuery } from './pictures/api';
import classes from './stored-file.module.css';

const IS_PICTURE = /\.(?:webp|png|jpe?g|svg|avif|gif)$/;

/** A file of this site in a comparison, with the name it was uploaded with; a picture is shown. */
export function StoredFile({ address }: { readonly address: string }): ReactNode {
  const [path = '', focus] = address.split('#');
  const name = fileNameOf(path) ?? '';
  // Without the right to see the library the file has no name.
  const { original } = useContentFilesQuery(undefined, {
    selectFromResult: ({ data }) => ({ original: data?.find((file) => file.name === name)?.originalName }),
  });
  const isPicture = IS_PICTURE.test(name);
  const [left, top] = focus?.split(',') ?? [];
  return (
    <span className={classes.file}>
      {isPicture ? (
        <Picture src={path} alt="" width={96} height={64} sizes="96px" fit="contain" className={classes.picture} />
      ) : (
        <FileText aria-hidden="true" />
      )}
      <span>
        <a href={path} target="_blank" rel="noreferrer">
          {original ?? (isPicture ? 'Picture' : 'Document')}
        </a>
        {focus && `, focal point ${left} % from the left, ${top} % from the top`}
      </span>
    </span>
  );
}
