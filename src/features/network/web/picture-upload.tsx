import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { StoredImage } from '#features/network/contract.ts';
import { sendPicture } from '#platform/web/calls/send-picture.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';

/** Whether an upload is under way, and why the last one failed. */
interface UploadState {
  readonly busy: boolean;
  readonly problem?: string;
}

/** Uploads a picture to an address of the API; `onUploaded` receives the path of the stored one. */
export function usePictureUpload(url: string, onUploaded: (path: string) => void) {
  const reasonOf = useFailureReason();
  const [state, setState] = useState<UploadState>({ busy: false });
  const upload = async (file: File) => {
    setState({ busy: true });
    try {
      const { path } = (await sendPicture('POST', url, file)) as StoredImage;
      onUploaded(path);
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, problem: reasonOf(error) });
    }
  };
  return { state, upload };
}

/** Says what can be uploaded, that it is under way, or why it failed. */
export function UploadNote({ id, state }: { readonly id: string; readonly state: UploadState }) {
  return (
    <p id={id} role="status" className={state.problem === undefined ? 'text-sm text-soft' : 'field-error'}>
      {state.busy ? <Trans>Uploading...</Trans> : (state.problem ?? <Trans>JPEG, PNG or WebP, at most 5 MB.</Trans>)}
    </p>
  );
}
