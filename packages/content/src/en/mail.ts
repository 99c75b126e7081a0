/** Letters we send. Plain text; no link in them acts by being opened. */
export const mail = {
  code: {
    subject: '{code} is your Inyeon code',
    text: `Hello,

somebody on {device} gave this email to Inyeon. If it was you, type this code there:

{code}

It is good for {minutes} minutes and works once. If it was not you, ignore this letter: without the code nobody gets in, and nothing has changed.

Inyeon`,
  },
  unknownDevice: 'another browser',
} as const
