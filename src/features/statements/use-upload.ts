import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatementPreview } from '../../generated/model/statementPreview.ts';
import type { StatementQuestion } from '../../generated/model/statementQuestion.ts';
import type { UploadStatementParams } from '../../generated/model/uploadStatementParams.ts';
import { previewStatement, uploadStatement } from '../../generated/statements-changes/statements-changes.ts';
import { errorStatus, failureReason, fieldErrors } from '../../lib/api-error.ts';
import { percentOf } from '../../lib/money.ts';

/** The largest file that the contract takes. */
const MAX_BYTES = 26_214_400;

type Answers = Readonly<Record<string, string>>;
type Sent = { file: File; answers: Answers };

class TooLarge extends Error {}

/** A file, how the server reads it, the questions that are open, and its upload. */
export function useUpload() {
  const [file, setFile] = useState<File | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  /** Every question about this file so far, also those that are answered. */
  const [questions, setQuestions] = useState<readonly StatementQuestion[]>([]);
  const [sentPart, setSentPart] = useState<number>();

  /** A large file takes longer than other calls, and how far it is can be shown. */
  const options = {
    timeout: 0,
    headers: { 'Content-Type': 'application/octet-stream' },
    onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
      setSentPart(total ? Math.round(percentOf(loaded, total) ?? 0) : undefined),
  };
  const preview = useMutation({
    meta: { reload: false },
    mutationFn: ({ file: sent, answers: given }: Sent) => {
      if (sent.size > MAX_BYTES) throw new TooLarge();
      return previewStatement(sent, paramsOf(sent, given), options);
    },
    onSettled: () => setSentPart(undefined),
  });
  const upload = useMutation({
    mutationFn: ({ file: sent, answers: given }: Sent) => uploadStatement(sent, paramsOf(sent, given), options),
    onSettled: () => setSentPart(undefined),
  });

  function read(next: Sent) {
    upload.reset();
    // Only the newest call's callback is called, whichever was answered first.
    preview.mutate(next, { onSuccess: (read) => setQuestions((before) => withNew(before, read)) });
  }

  return {
    file,
    answers,
    questions,
    /** Percent of the file. */
    sentPart,
    preview: preview.data,
    isReading: preview.isPending,
    isUploading: upload.isPending,
    /** Why the file cannot be read, or was not taken. */
    failure: preview.error ? sentenceOf(preview.error) : upload.error ? sentenceOf(upload.error) : undefined,
    unanswered: questions.filter(({ name }) => !answers[name]),
    choose(next: File | null) {
      setFile(next);
      setAnswers({});
      setQuestions([]);
      preview.reset();
      upload.reset();
      if (next) read({ file: next, answers: {} });
    },
    answer(name: string, value: string) {
      const next = { ...answers, [name]: value };
      setAnswers(next);
      if (file && value) read({ file, answers: next });
    },
    /** @returns undefined after a failure, which is shown by then */
    send: () => (file ? upload.mutateAsync({ file, answers }).catch(() => undefined) : Promise.resolve(undefined)),
  };
}

/** The file's name and the answers, which are named like the parameters. */
const paramsOf = ({ name }: File, answers: Answers) =>
  ({ file_name: name.slice(0, 200), ...answers }) as UploadStatementParams;

/** A question keeps its place once it was answered. */
function withNew(before: readonly StatementQuestion[], { questions }: StatementPreview): readonly StatementQuestion[] {
  return [...before, ...questions.filter(({ name }) => before.every((one) => one.name !== name))];
}

function sentenceOf(error: unknown): string {
  if (error instanceof TooLarge) return 'The file is larger than 25 MB. Ask the bank for a shorter period.';
  if (errorStatus(error) === 413) return 'The file is larger than the server takes. Ask the bank for a shorter period.';
  const errors = fieldErrors(error);
  if (errors.length === 0) return failureReason(error) ?? 'The file could not be read.';
  return errors.map(({ path, message }) => `${path === 'file' ? 'The file' : path} ${message}`).join(' ');
}
