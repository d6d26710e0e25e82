import { createContext } from 'react';
import type { PostedForm } from '#platform/common/posted-form.ts';

/** The posted form that this document replies to. Only on the server, and only if a form was posted to a static page. */
export const PostedFormContext = createContext<PostedForm | null>(null);
