import { fetchFile } from 'api-client';
import { Download, Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callApi, useAppDispatch } from 'shared-store';
import { useAttempt } from 'admin-kit';
import { Button, Cluster, saveFile } from 'ui-kit';
import classes from './applications.module.css';

interface ResumeViewerProps {
  /** The address of the file. */
  readonly resume: string;
  readonly fullName: string;
}

/** The file name in an address. */
function nameIn(address: string): string {
  return decodeURIComponent(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
}

/** Loads the private resume with the token and shows it in the browser's viewer, or saves it. */
export function ResumeViewer({ resume, fullName }: ResumeViewerProps) {
  const dispatch = useAppDispatch();
  const [address, setAddress] = useState<string>();
  const { busy, attempt } = useAttempt();

  useEffect(() => {
    if (!address) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  const read = (then: (bytes: Blob) => void) =>
    attempt(async () =>
      then(await dispatch(callApi(fetchFile, { params: { name: nameIn(resume) }, withToken: true }))),
    );

  return (
    <div className={classes.part}>
      <Cluster gap={1}>
        <Button
          variant="secondary"
          size="small"
          icon={<Eye aria-hidden="true" />}
          busy={busy}
          aria-expanded={address !== undefined}
          onClick={() => {
            if (address) setAddress(undefined);
            else void read((bytes) => setAddress(URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))));
          }}
        >
          {address ? 'Hide resume' : 'View resume'}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={busy}
          onClick={() => void read((bytes) => saveFile(bytes, `${fullName}-resume.pdf`))}
        >
          Download resume
        </Button>
      </Cluster>
      {address && <iframe src={address} title={`Resume of ${fullName}`} className={classes.viewer} />}
    </div>
  );
}
