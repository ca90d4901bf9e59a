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
  /** The name of the downloaded file, without `.pdf`. */
  readonly fileName: string;
}

/** Loads a private PDF with the token and shows it in the browser's viewer, or saves it. */
export function PrivatePdf({ address, what, title, fileName }: PrivatePdfProps) {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<string>();
  const { busy, attempt } = useAttempt();

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
            else void read((bytes) => setShown(URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))));
          }}
        >
          {shown ? `Hide ${what}` : `View ${what}`}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={busy}
          onClick={() => void read((bytes) => saveFile(bytes, `${fileName}.pdf`))}
        >
          Download {what}
        </Button>
      </Cluster>
      {shown && <iframe src={shown} title={title} className={classes.viewer} />}
    </div>
  );
}
