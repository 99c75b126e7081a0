import type { mail as english } from '../en/mail.ts'
import type { Shape } from '../shape.ts'

/** 보내는 편지. 글자만 있고, 여는 것만으로 무슨 일이 일어나는 링크는 없다. */
export const mail: Shape<typeof english> = {
  code: {
    subject: '{code}: 인연 확인 번호',
    text: `안녕하세요.

누군가 다음 기기에서 이 이메일을 인연에 입력했습니다: {device}

본인이라면 그 기기에 아래 번호를 입력해 주세요.

{code}

번호는 {minutes}분 동안, 한 번만 쓸 수 있습니다. 본인이 아니라면 이 편지는 그냥 두셔도 됩니다. 번호 없이는 아무도 들어오지 못하고, 바뀐 것도 없습니다.

인연`,
  },
  unknownDevice: '다른 브라우저',
}
