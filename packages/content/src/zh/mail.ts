import type { mail as english } from '../en/mail.ts'
import type { Shape } from '../shape.ts'

export const mail: Shape<typeof english> = {
  code: {
    subject: '{code}：你的 Inyeon 验证码',
    text: `你好：

有人在下面的设备上，用这个邮箱进入 Inyeon：{device}
如果是你本人，请在那里输入验证码：

{code}

验证码{minutes}分钟内有效，只能使用一次。如果不是你，不必理会这封信：没有验证码，谁也进不来，一切都和原来一样。

Inyeon`,
  },
  unknownDevice: '另一个浏览器',
}
