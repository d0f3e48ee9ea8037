/** The fixed texts of sharing. Those that acceptance.md quotes stay as they are. */
export const shareMessages = {
  action: 'Share',
  copy: 'Copy link',
  link: 'Link to share',
  microblog: 'Post on X',
  network: 'Share on Facebook',
  more: 'More ways to share',
  copiedInstead: { title: 'Copied to clipboard!', description: 'Your device could not share it, so the link was copied.' },
  copied: { title: 'Copied to clipboard!' },
  copyFailed: { title: 'Failed to copy', description: 'Please copy the link manually.' },
} as const;
