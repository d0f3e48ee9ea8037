import { AVATAR_TYPES } from '@chaos/shared/rules/avatar-limits';
import { type FormEvent, useId, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { loadSessionManager } from '../../auth/load-session-manager.ts';
import { session } from '../../auth/session-store.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Camera } from '../../ui/icons.tsx';
import { showToast, type ToastText } from '../../ui/toast/toast.ts';
import { checkAvatar } from './avatar-check.ts';
import { profileMessages } from './messages.ts';

export function AvatarUpload() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={profileMessages.avatar.change}
        className="group absolute -right-2.5 -bottom-2.5 grid size-11 place-items-center rounded-full sm:-right-1 sm:-bottom-1"
      >
        <span className="grid size-8 place-items-center rounded-full border-2 border-surface bg-primary text-on-primary group-hover:bg-primary-hover sm:size-11">
          <Camera className="size-4 sm:size-5" />
        </span>
      </button>
      {isOpen && (
        <Dialog title={profileMessages.avatar.title} onClose={() => setOpen(false)}>
          <AvatarForm onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function AvatarForm({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<ToastText | null>(null);
  const { isUploading, upload } = useUpload(onClose);

  const refuse = (text: ToastText) => {
    setProblem(text);
    showToast(text, 'destructive');
  };
  const choose = async (next: File | null) => {
    setFile(next);
    setProblem(null);
    setPreview(null);
    const wrong = next && checkAvatar(next);
    if (wrong) refuse(wrong);
    else if (next) setPreview(await readAsDataUrl(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = checkAvatar(file);
    if (wrong) refuse(wrong);
    else if (file && !isUploading) upload(file);
  };

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <label htmlFor={id} className="text-sm font-bold">
          {profileMessages.avatar.choose}
        </label>
        <input
          id={id}
          type="file"
          accept={AVATAR_TYPES.join(',')}
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== null}
          onChange={(event) => void choose(event.target.files?.[0] ?? null)}
          className="field-input file:mr-3 file:min-h-8 file:rounded-chip file:bg-text file:px-3 file:font-bold file:text-bg"
        />
        <p id={`${id}-note`} className={problem ? 'text-sm font-semibold text-danger-text' : 'text-sm text-muted'}>
          {problem?.title ?? profileMessages.avatar.hint}
        </p>
      </div>
      {preview && (
        <div className="avatar mx-auto w-40!">
          <img src={preview} alt={profileMessages.avatar.preview} />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{profileMessages.avatar.cancel}</Button>
        <Button look="primary" type="submit" aria-disabled={isUploading} className="at-least-32">
          {isUploading ? profileMessages.avatar.busy : profileMessages.avatar.upload}
        </Button>
      </div>
    </form>
  );
}

function useUpload(onDone: () => void) {
  const utils = trpc.useUtils();
  const { isPending, mutate } = trpc.profiles.setAvatar.useMutation({
    onMutate: () => session.get()?.user.id ?? '',
    onSuccess: async ({ avatarUrl }, _form, userId) => {
      const manager = await loadSessionManager();
      manager.updateUser(userId, { avatarUrl });
      await utils.profiles.byId.invalidate();
      void utils.creators.invalidate();
      onDone();
      showToast(profileMessages.avatar.done);
    },
    onError: (error) => tellFailure(profileMessages.avatar.failed, error),
  });
  const upload = (file: File) => {
    const form = new FormData();
    form.set('file', file);
    mutate(form);
  };
  return { isUploading: isPending, upload };
}

/** The page's policy lets no blob: pictures in. */
function readAsDataUrl(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
