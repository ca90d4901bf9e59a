import { fetchFile, fileNameOf } from 'api-client';
import { Download, Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callApi, useAppDispatch } from 'shared-store';
import { Button, Cluster, saveFile } from 'ui-kit';
import { useAttempt } from './attempt';
import classes from './private-pdf.module.css';

interface PrivatePdfProps {
  /** The address of the file. */
  readonly address: string;
  /** Its name on the buttons: "resume". */
  readonly what: string;
  /** The name of the viewer. */
  readonly title: string;
  /** The name of the downloaded file, without its extension. */
  readonly fileName: string;
}

/** The extension of an address, with which the server names each file by its format. */
const extensionOf = (address: string): string => /\.[a-z]+$/.exec(address)?.[0] ?? '';

/** Loads a private PDF or picture with the token and shows it, or saves it. */
export function PrivatePdf({ address, what, title, fileName }: PrivatePdfProps) {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<string>();
  const { busy, attempt } = useAttempt();
  const isPdf = extensionOf(address) === '.pdf';

  useEffect(() => {
    if (!shown) return undefined;
    return () => URL.revokeObjectURL(shown);
  }, [shown]);

  const read = (then: (bytes: Blob) => void) =>
    attempt(async () =>
      then(await dispatch(callApi(fetchFile, { params: { name: fileNameOf(address) ?? '' }, withToken: true }))),
    );

  return (
    <div className={classes.part}>
      <Cluster gap={1}>
        <Button
          variant="secondary"
          size="small"
          icon={<Eye aria-hidden="true" />}
          busy={busy}
          aria-expanded={shown !== undefined}
          onClick={() => {
            if (shown) setShown(undefined);
            else
              void read((bytes) =>
                setShown(URL.createObjectURL(isPdf ? new Blob([bytes], { type: 'application/pdf' }) : bytes)),
              );
          }}
        >
          {shown ? `Hide ${what}` : `View ${what}`}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={busy}
          onClick={() => void read((bytes) => saveFile(bytes, `${fileName}${extensionOf(address)}`))}
        >
          Download {what}
        </Button>
      </Cluster>
      {shown && isPdf && <iframe src={shown} title={title} className={classes.viewer} />}
      {shown && !isPdf && <img src={shown} alt={title} className={classes.picture} />}
    </div>
  );
}
