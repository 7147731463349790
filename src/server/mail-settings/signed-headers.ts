/**
 * Headers that a DKIM signature covers. Large providers require both of one-click unsubscribing among them
 * (RFC 8058), which the mailer's own list lacks.
 */
export const SIGNED_HEADERS = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Feedback-ID',
].join(':')
