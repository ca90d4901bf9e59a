import { useState, type KeyboardEvent } from 'react';
import { readVideo } from 'api-client';
import { Button, Stack, TextInput } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import type { VideoInText } from './video-node';

interface VideoDialogProps {
  /** The selected video. */
  readonly current: VideoInText | undefined;
  readonly onClose: () => void;
  /** Called with the video; undefined removes it. */
  readonly onSet: (video: VideoInText | undefined) => void;
}

/** Asks for a video's address and its title. */
export default function VideoDialog({ current, onClose, onSet }: VideoDialogProps) {
  const [address, setAddress] = useState(current?.address ?? '');
  const [title, setTitle] = useState(current?.title ?? '');
  const [submitted, setSubmitted] = useState(false);
  const video = readVideo(address);
  const set = () => {
    if (video && title.trim() !== '') onSet({ address: video.watch, title: title.trim() });
    else setSubmitted(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  };
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={current ? 'Change the video' : 'Add video'}
      footer={
        <>
          {current && (
            <Button variant="secondary" onClick={() => onSet(undefined)}>
              Remove video
            </Button>
          )}
          <Button onClick={set}>{current ? 'Set video' : 'Add video'}</Button>
        </>
      }
    >
      <Stack>
        <TextInput
          label="Address of the video"
          hint="Its page on YouTube or Vimeo. Visitors agree before anything is loaded from there."
          value={address}
          error={submitted && !video ? 'Address of the video must be one of YouTube or Vimeo' : undefined}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <TextInput
          label="Title"
          hint="What the video shows"
          maxLength={200}
          value={title}
          error={submitted && title.trim() === '' ? 'Title is required' : undefined}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Stack>
    </Dialog>
  );
}
