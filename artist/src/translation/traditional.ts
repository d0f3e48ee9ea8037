/** Chinese is written in two ways: what people of Taiwan and Hong Kong write is looked up as the tables write it. */

/** The traditional sign, and then the simplified one. */
const PAIRS =
  '貓猫 護护 師师 愛爱 員员 機机 車车 騎骑 賣卖 買买 麵面 飯饭 魚鱼 鳥鸟 雞鸡 鴨鸭 鵝鹅 馬马 豬猪 龍龙 龜龟 貝贝 蝦虾 鯨鲸 鯊鲨 獅狮 獺獭 蠶蚕 蟲虫 蟻蚁 鴿鸽 鷹鹰 鷗鸥 鶴鹤 鸚鹦 鵡鹉 鴕鸵 貍狸 驢驴 駱骆 ' +
  '駝驼 羅罗 爾尔 長长 頭头 臉脸 腦脑 鬍胡 髮发 發发 說说 話话 語语 謊谎 騙骗 講讲 讀读 書书 寫写 畫画 學学 習习 聽听 覺觉 夢梦 歡欢 樂乐 憂忧 傷伤 氣气 憤愤 懶懒 餓饿 飽饱 饞馋 膽胆 嚇吓 驚惊 熱热 涼凉 ' +
  '凍冻 國国 東东 門门 開开 關关 園园 圖图 館馆 樓楼 橋桥 廟庙 鐘钟 錢钱 銀银 鐵铁 鋼钢 鎮镇 島岛 灣湾 臺台 廣广 場场 廠厂 廳厅 間间 陽阳 陰阴 雲云 電电 飛飞 風风 節节 歲岁 舊旧 後后 裡里 裏里 邊边 還还 ' +
  '這这 個个 們们 來来 會会 為为 時时 總总 遲迟 遠远 進进 運运 過过 動动 單单 雙双 隻只 條条 張张 塊块 點点 無无 沒没 與与 從从 對对 給给 讓让 變变 戀恋 醫医 藥药 獄狱 獵猎 獸兽 戰战 鬥斗 劍剑 槍枪 彈弹 ' +
  '軍军 隊队 偵侦 網网 紅红 紙纸 線线 絲丝 繪绘 織织 綠绿 黃黄 藍蓝 顏颜 藝艺 術术 劇剧 戲戏 導导 視视 聲声 響响 貴贵 賊贼 貧贫 質质 賽赛 贏赢 輸输 轉转 輪轮 輕轻 軟软 難难 雜杂 離离 靈灵 幾几 歷历 夾夹 ' +
  '媽妈 爺爷 婦妇 嬸婶 孫孙 親亲 鄰邻 闆板 僕仆 兒儿 產产 業业 農农 漁渔 鋪铺 鎖锁 鏡镜 鋸锯 釘钉 針针 縫缝 衛卫 衝冲 麼么 齒齿 龐庞 瘋疯 癡痴 癢痒 囉啰 嗦唆 嘮唠 醜丑 髒脏 亂乱 獨独 體体 練练 蔥葱 蘿萝 ' +
  '蔔卜 蘋苹 檸柠 餅饼 餃饺 飲饮 鹽盐 醬酱 鹹咸 湯汤 鍋锅 燒烧 滷卤 煙烟 燈灯 爐炉 葉叶 蘭兰 薔蔷 樹树 腳脚 襪袜 褲裤 帶带 傘伞 寶宝 殭僵 屍尸 壽寿 滿满 濕湿 認认 記记 許许 誰谁 請请 論论 謝谢 識识 試试 ' +
  '課课 調调 談谈 貨货 費费 資资 贊赞 趕赶 跡迹 蹟迹 迴回 遊游 選选 郵邮 鄉乡 錯错 閒闲 閑闲 陳陈 隨随 險险 雖虽 靜静 頂顶 項项 順顺 須须 題题 願愿 類类 顧顾 飄飘 養养 餘余';

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map((pair): [string, string] => {
    const [traditional = '', simplified = ''] = pair;
    return [traditional, simplified];
  }),
);

export const simplify = (text: string): string => [...text].map((sign) => SIMPLIFIED.get(sign) ?? sign).join('');
