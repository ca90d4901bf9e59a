import { useState } from 'react';
import { focusedAddress, IMAGE_UPLOAD, refuseImage, UploadImageOnServer } from 'api-client';
import type { MediaItem } from 'api-client';
import { callApi, messageOf, makeStale, useAppDispatch } from 'shared-store';
import { Button, EmptyState, ErrorPanel, notify, Picture, SearchInput, Select, SkeletonCards, TextInput } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { FileInput } from 'ui-kit/form';
import { useContentPicturesQuery } from './api';
import classes from './pictures.module.css';

export interface ChosenPicture {
  readonly url: string;
  /** Its address with the focal point, for uses that may crop it. */
  readonly focused: string;
  readonly alt: string;
}

interface PictureChooserProps {
  readonly onClose: () => void;
  readonly onChosen: (picture: ChosenPicture) => void;
}

const MAX_SHOWN = 60;

function matches({ originalName, alt }: MediaItem, search: string): boolean {
  return `${originalName} ${alt}`.toLowerCase().includes(search.trim().toLowerCase());
}

/** Chooses a picture of the media library, or uploads one. */
export default function PictureChooser({ onClose, onChosen }: PictureChooserProps) {
  const dispatch = useAppDispatch();
  const { data: pictures, isError, isFetching, refetch } = useContentPicturesQuery();
  const [search, setSearch] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [folder, setFolder] = useState('');
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const upload = async () => {
    if (!file) return;
    if (alt.trim() === '') {
      setError('Describe the picture for people who cannot see it');
      return;
    }
    setBusy(true);
    try {
      const { fileUrl } = await dispatch(
        callApi(UploadImageOnServer, { body: { image: file, alt: alt.trim(), folder }, fallback: IMAGE_UPLOAD.failed }),
      );
      dispatch(makeStale('media'));
      onChosen({ url: fileUrl, focused: fileUrl, alt: alt.trim() });
    } catch (thrown) {
      notify.error(messageOf(thrown, IMAGE_UPLOAD.failed));
    } finally {
      setBusy(false);
    }
  };

  const folders = [...new Set((pictures ?? []).map((picture) => picture.folder))].filter((name) => name !== '').sort();
  const found = (pictures ?? [])
    .filter((picture) => matches(picture, search) && (folder === '' || picture.folder === folder))
    .slice(0, MAX_SHOWN);
  return (
    <Dialog
      size="large"
      busy={busy}
      onClose={onClose}
      title="Choose a picture"
      description="From the media library, or a new one."
    >
      <div className={classes.chooser}>
        <div className={classes.upload}>
          <FileInput
            label="New picture"
            hint={`At most ${IMAGE_UPLOAD.size}.`}
            accept={IMAGE_UPLOAD.accept}
            value={file}
            onFileChange={(next) => {
              const error = next ? refuseImage(next) : undefined;
              if (error) notify.error(error);
              setFile(error ? null : next);
            }}
          />
          {file && (
            <>
              <TextInput
                label="Description of the picture"
                value={alt}
                error={error}
                onChange={(event) => setAlt(event.target.value)}
              />
              <Button busy={busy} onClick={() => void upload()}>
                Upload and use
              </Button>
            </>
          )}
        </div>
        <SearchInput label="Search pictures" placeholder="Search pictures" value={search} onValueChange={setSearch} />
        {folders.length > 0 && (
          <Select
            label="Folder"
            hideLabel
            value={folder}
            onChange={(event) => setFolder(event.target.value)}
            placeholder="Folder: all"
            options={folders.map((name) => ({ value: name, label: name }))}
          />
        )}
        {isError && (
          <ErrorPanel message="The library could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
        )}
        {!pictures && !isError && <SkeletonCards count={8} cards="small" />}
        {pictures && found.length === 0 && <EmptyState title="No pictures found" headingLevel={3} drawing="search" />}
        <ul className={classes.pictures} role="list">
          {found.map((picture) => (
            <li key={picture._id}>
              <button
                type="button"
                className={classes.picture}
                onClick={() => onChosen({ url: picture.url, focused: focusedAddress(picture), alt: picture.alt })}
              >
                <Picture src={focusedAddress(picture)} alt={picture.alt} width={240} height={160} sizes="240px" />
                <span className={classes.name}>{picture.originalName}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
